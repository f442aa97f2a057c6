#include "CPathElement.h"

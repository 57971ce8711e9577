// By path, not by package: the build reads the theme, and compiles only what is imported so.
export { DEFAULT_RADIUS } from '../../../contract/src/store/brand/brand.ts';
export { grounds, type SchemeName } from '../../../contract/src/store/brand/grounds.ts';
export { DEFAULT_SCHEMES, type SchemeColors } from '../../../contract/src/store/brand/schemes.ts';

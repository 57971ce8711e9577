// By path, not by package: the build reads them, and compiles only what is imported so.
export {
  DEFAULT_FONTS,
  FONTS,
  type FontName,
  type FontPair,
  fontsOf,
} from '../../../../contract/src/store/brand/fonts.ts';

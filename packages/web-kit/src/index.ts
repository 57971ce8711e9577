export { ArchMark } from './brand/arch-mark';
export { EmptyState } from './components/empty-state';
export * from './components/icons';
export { formatDollars } from './format/dollars';
export { AppTheme } from './theme/app-theme';
export { ThemeSwitch } from './theme/theme-switch';
export { tabularFigures } from './theme/typography';

export { AsGuest } from './auth/as-guest';
export { type Auth, useAuth } from './auth/auth-context';
export { AuthProvider } from './auth/auth-provider';
export { arch } from './brand/arch';
export { ArchMark } from './brand/arch-mark';
export { Button, ButtonAnchor, ButtonLink } from './components/button';
export { EmptyState } from './components/empty-state';
export { default as createIcon } from './components/icon';
export { Keys } from './components/keys';
export { LoadError } from './components/loading/load-error';
export { Skeleton, Skeletons } from './components/loading/skeleton';
export { PageSpinner } from './components/loading/spinner';
export { NeedsScripts } from './components/needs-scripts';
export { Note } from './components/note';
export { Prose } from './components/prose';
export { VisuallyHidden } from './components/visually-hidden';
export { breadcrumbs } from './document/breadcrumbs';
export { DISMISSED_ATTRIBUTE, DISMISSED_KEY } from './document/dismissed';
export type { JsonLdValue } from './document/json-ld';
export { type PageData, readPageData, writePageData } from './document/page-data';
export { PageMeta } from './document/page-meta';
export { type Site, SiteContext, useSite } from './document/site-context';
export { ErrorBoundary } from './errors/error-boundary';
export { type FieldErrors, schemaErrors } from './form/field-errors';
export { Form, type FormProps } from './form/form';
export { FormAlert } from './form/form-alert';
export { ImageInput } from './form/image-input';
export { OutlinedField, OutlinedSelect, OutlinedText } from './form/outlined-field';
export { PasswordField } from './form/password-field';
export { type SentForm, SentFormContext, useSentForm } from './form/sent-form';
export { SubmitButton } from './form/submit-button';
export { TextField, type TextFieldProps } from './form/text-field';
export { formatDate, formatDay, setTimeZone, shopTimeZone, shopToday } from './format/dates';
export { formatDollars } from './format/dollars';
export {
  formatBriefMoment,
  formatDeadline,
  formatMoment,
  formatShortMoment,
  formatTimeZone,
} from './format/moments';
export { LeaveTo, RequireAdmin, RequireAuth } from './guards/guards';
export type { ApiAnswers } from './http/api-answers';
export { ApiError, currentIfStale, errorMessage, fieldErrors, isNotFound, isOffline } from './http/api-error';
export { type Cancelable, getData, openStream, prefetchClient, sendBeacon, sendData, sendFile } from './http/calls';
export { DataProvider } from './http/data-provider';
export { createPrefetch, type Prefetch, usePrefetch, usePrefetched } from './http/prefetch';
export { WAITING_ATTRIBUTE } from './hydration/early-events';
export { laterPart } from './hydration/later-part';
export { useIsHydrating } from './hydration/use-is-hydrating';
export { readStored, readStoredJson, removeStored, store } from './lib/browser-storage';
export { classes } from './lib/classes';
export { lazyPart } from './lib/lazy-part';
export { mailTo } from './lib/mail-to';
export { newKey } from './lib/new-key';
export { useDebounced } from './lib/use-debounced';
export { usePart } from './lib/use-part';
export { isPressed, keysOf, type Shortcut, SINGLE_KEYS, spokenKeysOf, useShortcut } from './lib/use-shortcut';
export { whenIdle } from './lib/when-idle';
export { type Choice, FilterSelect } from './list/filter-select';
export { HiddenValues } from './list/hidden-values';
export {
  aChoice,
  anAmount,
  anId,
  anyText,
  changeView,
  isNarrowed,
  type ListParam,
  type ListParams,
  type ListView,
  listed,
  MOST_TEXTS,
  namesOf,
  readView,
  severalTexts,
  toggled,
  viewQuery,
} from './list/list-params';
export { noteIdOf, Outlined, outlinedInput } from './list/outlined';
export { SearchBox } from './list/search-box';
export { useList } from './list/use-list';
export { type ListControls, useListView } from './list/use-list-view';
export { usePageInRange } from './list/use-page-in-range';
export { useReload } from './list/use-reload';
export { useTypedText } from './list/use-typed-text';
export { PageOutlet } from './routing/page-outlet';
export { PageRouter } from './routing/page-router';
export {
  canonicalRedirectAt,
  definePages,
  fetchPageAt,
  formActionAt,
  isAtAnyPath,
  isPage,
  type Page,
  PageRoutes,
  pathOfPage,
  queryParamsAt,
  type Redirect,
  redirectAt,
  requestsAt,
  useIsPage,
} from './routing/page-routes';
export { NEXT, readOwnPath, readReturnPath, withReturnPath } from './routing/return-path';
export { useOverlay } from './routing/use-overlay';
export { usePageFetched } from './routing/use-page-fetched';
export { AppTheme } from './theme/app-theme';
export { BRAND_STYLE_ID, brandFontFaces, brandSheet, brandStyles } from './theme/brand-styles';
export { FONTS_STYLE_ID } from './theme/fonts/files';
export { fontTokens } from './theme/fonts/font-tokens';
export { ONLY_SCHEME_ATTRIBUTE, THEME_ATTRIBUTE } from './theme/mode/color-scheme';
export { ThemeSwitch } from './theme/mode/theme-switch';
export { MuiTheme } from './theme/mui-theme';
export { PageTheme } from './theme/page-theme';
export { text } from './theme/text';
export { fetchFonts, tabularFigures } from './theme/typography';
export { UNDO, useToast } from './toasts/toast-context';
export { ToastProvider } from './toasts/toast-provider';

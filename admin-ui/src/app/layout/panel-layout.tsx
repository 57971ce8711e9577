import { styled } from '@mui/material/styles';
import { PageOutlet } from '@stoa/web-kit';
import { useEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { TabIcon } from '../../components/shop-brand';
import { UnsavedProvider } from '../../components/unsaved/unsaved-provider';
import { RecordKindsContext } from '../../lib/record-kinds';
import { LiveNotifications } from '../../resources/notifications/live/live-notifications';
import { recordKinds } from '../resources';
import { PaletteProvider } from './palette-provider';
import { ShortcutsProvider } from './shortcuts-provider';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useRestoredFocus } from './use-restored-focus';

const SIDEBAR_WIDTH = 252;

export function PanelLayout() {
  const content = useRef<HTMLElement>(null);
  useRestoredFocus(content);
  useMissedDrops();
  return (
    <UnsavedProvider>
      <PaletteProvider>
        <ShortcutsProvider>
          <LiveNotifications />
          <TabIcon />
          <Frame>
            <SkipLink href="#content">Skip to content</SkipLink>
            <Aside>
              <Sidebar />
            </Aside>
            <TopBar />
            <Main id="content" ref={content} tabIndex={-1}>
              <RecordKindsContext value={recordKinds}>
                <PageOutlet />
              </RecordKindsContext>
            </Main>
            <ScrollRestoration getKey={placeOf} />
          </Frame>
        </ShortcutsProvider>
      </PaletteProvider>
    </UnsavedProvider>
  );
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('lg')]: { display: 'flex' },
  [theme.breakpoints.down('sm')]: { '--phone-bar': 'calc(56px + env(safe-area-inset-bottom))' },
}));

const Aside = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  flexShrink: 0,
  width: SIDEBAR_WIDTH,
  height: '100dvh',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  maxWidth: 1440,
  marginInline: 'auto',
  padding: theme.spacing(4),
  // Toasts stand below what the page ends with.
  paddingBottom: theme.spacing(12),
  outline: 'none',
  // What has the focus isn't below the buttons that stay in view.
  '& :is(a, button, input, select, textarea)': { scrollMarginBlock: '72px 84px' },
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(2.5, 2),
    paddingBottom: `calc(${theme.spacing(12)} + var(--phone-bar))`,
    '& :is(a, button, input, select, textarea)': { scrollMarginBottom: 140 },
  },
}));

const SkipLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'absolute',
  top: theme.spacing(1.5),
  insetInlineStart: theme.spacing(2),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.25, 2),
  borderRadius: 8,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
}));

/**
 * Ignores files dropped where nothing accepts them: the browser would open them in place of the panel and lose what was typed.
 */
function useMissedDrops(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}

/** Pages that weren’t opened by a link of the panel share one key, so an address typed after another would open scrolled like it. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

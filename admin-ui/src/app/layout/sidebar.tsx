import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import OutsideIcon from '@mui/icons-material/OpenInNewOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ArchMark, Keys, keysOf, spokenKeysOf, ThemeSwitch, useAuth } from '@stoa/web-kit';
import { useConfirmLeaving } from '../../components/unsaved/unsaved-provider';
import { outsidePaths } from '../../config/paths';
import { shortcuts } from '../../lib/shortcuts';
import { NotificationBell } from '../../resources/notifications/live/notification-bell';
import { NavigationLinks } from './navigation-links';
import { useOpenPalette } from './palette-provider';
import { useOpenShortcuts } from './shortcuts-provider';

/** Title, links, the signed-in user, and the ways out. Sits beside the page, or in a drawer on narrow screens. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  return (
    <Column>
      <Typography
        variant="h5"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 56, paddingInline: '16px 12px' }}
      >
        <ArchMark size={26} />
        <span>Admin Panel</span>
        {/* On narrow screens, the bar above the page has it. */}
        {!onLeave && (
          <Box sx={{ marginInlineStart: 'auto' }}>
            <NotificationBell />
          </Box>
        )}
      </Typography>
      <GoTo onLeave={onLeave} />
      <NavigationLinks onLeave={onLeave} />
      <Foot />
    </Column>
  );
}

function GoTo({ onLeave }: { onLeave?: () => void }) {
  const openPalette = useOpenPalette();
  const openShortcuts = useOpenShortcuts();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInline: 1.5, marginBottom: 0.5 }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-keyshortcuts={spokenKeysOf(shortcuts.goTo)}
        startIcon={<SearchIcon />}
        onClick={() => {
          onLeave?.();
          openPalette();
        }}
        sx={{ flex: 1, minHeight: 40, justifyContent: 'flex-start', '& > :last-child': { marginInlineStart: 'auto' } }}
      >
        Go to…
        <Keys of={shortcuts.goTo} />
      </Button>
      <Tooltip title={`Keyboard shortcuts (${keysOf(shortcuts.help)})`}>
        <IconButton
          aria-label="Keyboard shortcuts"
          aria-haspopup="dialog"
          aria-keyshortcuts={spokenKeysOf(shortcuts.help)}
          onClick={openShortcuts}
          sx={{ fontSize: '1.25rem', '@media (hover: none)': { display: 'none' } }}
        >
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function Foot() {
  const { name, email, logout } = useAuth();
  const confirmLeaving = useConfirmLeaving();
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        paddingBlock: 0.75,
        paddingInline: 1.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Beside>
        <Way href={outsidePaths.shop} startIcon={<OutsideIcon />}>
          View shop
        </Way>
        <ThemeSwitch />
      </Beside>
      <Beside>
        <Box sx={{ paddingInlineStart: 1.25, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" noWrap title={email}>
            {email}
          </Typography>
        </Box>
        <Way onClick={() => confirmLeaving(() => void logout())} startIcon={<LogoutIcon />}>
          Logout
        </Way>
      </Beside>
    </Box>
  );
}

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  // A phone on its side scrolls all of it.
  '@media (max-height: 560px)': { overflowY: 'auto', '& > *': { flexShrink: 0 }, '& nav > div': { flexShrink: 0 } },
});

const Beside = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const Way = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  minHeight: 38,
  paddingInline: theme.spacing(1.25),
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
}));

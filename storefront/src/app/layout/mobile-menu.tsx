import CloseIcon from '@mui/icons-material/CloseOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ThemeSwitch, useOverlay } from '@stoa/web-kit';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { RoundButton } from '../../components/round-button';
import { SectionLinks } from './section-links';

/** Opens below the header. Closes on Escape, Back, a selected link, or when focus or a click leaves it. */
export function MobileMenu() {
  const { isOpen, open, close } = useOverlay('menu');
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to events from inside it
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <RoundButton
        ref={button}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => (isOpen ? close() : open())}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </RoundButton>
      <Panel id={panelId} hidden={!isOpen}>
        <Container>
          <nav aria-label="Menu">
            <SectionLinks direction="column" />
          </nav>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 2 }}>
            <Typography variant="body2" color="textSecondary">
              Theme
            </Typography>
            <ThemeSwitch />
          </Box>
        </Container>
      </Panel>
      {isOpen && <Backdrop onClick={close} />}
    </div>
  );
}

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: 1,
  paddingBlock: theme.spacing(1.5, 3),
  maxHeight: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

const Backdrop = styled('div')({
  position: 'fixed',
  inset: '73px 0 0',
  backgroundColor: 'rgb(0 0 0 / 0.5)',
});

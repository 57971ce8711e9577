import CloseIcon from '@mui/icons-material/CloseOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { classes, ThemeSwitch, text, useOverlay } from '@stoa/web-kit';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Container } from '../../components/container';
import { RoundButton, RoundSummary } from '../../components/round-button';
import styles from './mobile-menu.module.css';
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
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        <Container>
          <nav aria-label="Menu">
            <SectionLinks direction="column" />
          </nav>
          <div className={styles.theme} data-theme-switch>
            <span className={classes(text.body2, text.muted)}>Theme</span>
            <ThemeSwitch />
          </div>
        </Container>
      </div>
      <noscript>
        <details>
          <RoundSummary aria-label="Menu">
            <MenuIcon />
          </RoundSummary>
          <div className={styles.panel}>
            <Container>
              <nav aria-label="Menu">
                <SectionLinks direction="column" />
              </nav>
            </Container>
          </div>
        </details>
      </noscript>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: on the keyboard, Escape closes the menu
        <div className={styles.backdrop} onClick={close} />
      )}
    </div>
  );
}

import { Note } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import styles from './unpublished-note.module.css';

export function UnpublishedNote({ children }: { children: ReactNode }) {
  return (
    <Note severity="warning" role="note" className={styles.note}>
      <strong>Only administrators can see this page.</strong> {children}
    </Note>
  );
}

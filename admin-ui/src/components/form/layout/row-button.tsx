import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

type RowButtonProps = {
  label: string;
  tooltip: string;
  /** Keeps the focus, though it does nothing: the row may be at the end of its list. */
  isOff?: boolean;
  /** What it does, to be found again once the row has moved. */
  way?: string;
  size?: 'small';
  onClick: () => void;
  children: ReactNode;
};

const unavailable = { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } };

/** Changes where a row is in its list. */
export function RowButton({ label, tooltip, isOff = false, way, size, onClick, children }: RowButtonProps) {
  // A save may give the rows new ids.
  const { isSubmitting } = useFormikContext();
  const isUnavailable = isOff || isSubmitting;
  return (
    <Tooltip title={tooltip}>
      <IconButton
        size={size}
        aria-label={label}
        aria-disabled={isUnavailable}
        data-way={way}
        onClick={() => !isUnavailable && onClick()}
        sx={unavailable}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** The focus stays with a row that moved to `place`. */
export const focusRow = (form: Element | null | undefined, list: string, place: number, way: string): void =>
  form?.querySelector<HTMLElement>(`[data-list="${list}"][data-row="${place}"] [data-way="${way}"]`)?.focus();

/** The focus stays with a tile that moved to `place`. */
export const focusTile = (list: Element | null, place: number, way: string): void =>
  list?.children[place]?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();

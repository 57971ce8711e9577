import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Keys, SubmitButton, spokenKeysOf } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { lastAddress } from '../../../lib/last-address';
import { shortcuts } from '../../../lib/shortcuts';
import { SavingContext, useSave } from './save';

type FormButtonsProps = {
  submit: string;
  busy: string;
  /** Where Cancel leads. A list opens as it was left. */
  cancel: string;
  /** What saving without leaving is called. */
  stay?: string;
  /** More buttons. */
  children?: ReactNode;
};

/** At the end of a form, and always in view. */
export function FormButtons(props: FormButtonsProps) {
  const { submit, busy, cancel, stay = 'Save and continue editing', children } = props;
  const { canStay } = useContext(SavingContext);
  return (
    <Bar>
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      {canStay && <SaveAndStayButton label={stay} />}
      <Button component={Link} to={lastAddress(cancel)} size="large" variant="outlined">
        Cancel
      </Button>
      {children}
    </Bar>
  );
}

/** Saves and keeps the form open. */
function SaveAndStayButton({ label }: { label: string }) {
  const { isSubmitting } = useFormikContext();
  const save = useSave();

  return (
    <Button
      size="large"
      variant="outlined"
      aria-disabled={isSubmitting}
      aria-keyshortcuts={spokenKeysOf(shortcuts.save)}
      onClick={() => void save(true)}
      sx={{ flexBasis: { xs: 120, sm: 'auto' } }}
    >
      {label}
      <Keys of={shortcuts.save} />
    </Button>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--phone-bar, 0px)',
  // Above what fields and tables lift themselves to.
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    '& > button, & > a': {
      flexGrow: 1,
      paddingInline: theme.spacing(1),
      fontSize: '0.875rem',
      lineHeight: 1.25,
    },
  },
}));

import CloseIcon from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { Ref } from 'react';
import type { ToastContent } from './toast-context';

type ToastProps = CustomContentProps & { notice: ToastContent; ref?: Ref<HTMLDivElement> };

export function Toast({ id, notice: { kind, title, description }, style, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref} style={style} role={kind === 'error' ? 'alert' : 'status'}>
      <Card data-kind={kind}>
        <div>
          <strong>{title}</strong>
          {description && <p>{description}</p>}
        </div>
        <button type="button" aria-label="Close" onClick={() => closeSnackbar(id)}>
          <CloseIcon />
        </button>
      </Card>
    </SnackbarContent>
  );
}

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  width: '100%',
  minWidth: 288,
  maxWidth: 440,
  padding: theme.spacing(1.75, 1.5, 1.75, 2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.success.main}`,
  borderInlineStartWidth: 4,
  borderRadius: 12,
  '&[data-kind=error]': { borderColor: theme.vars.palette.error.main },
  '& div': { flex: 1, minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 28,
    height: 28,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.125rem',
    cursor: 'pointer',
  },
}));

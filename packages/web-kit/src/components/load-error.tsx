import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type LoadErrorProps = { children: ReactNode; onRetry: () => void };

/** Says what couldn't be loaded and offers a retry. Looks like an outlined Alert, which would add 4 kB to every first load. */
export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <Frame role="alert">
      <ErrorIcon />
      <div>{children}</div>
      <Button color="inherit" onClick={onRetry}>
        Try Again
      </Button>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  padding: '6px 16px',
  border: `1px solid ${theme.vars.palette.error.light}`,
  borderRadius: 12,
  color: theme.vars.palette.Alert.errorColor,
  '& > svg': {
    alignSelf: 'flex-start',
    boxSizing: 'content-box',
    marginInlineEnd: 12,
    paddingBlock: 9,
    fontSize: 22,
    color: theme.vars.palette.Alert.errorIconColor,
  },
  '& > div': { minWidth: 0, paddingBlock: 8 },
  '& > button': { flexShrink: 0, marginInlineStart: 'auto', marginInlineEnd: -8, whiteSpace: 'nowrap' },
}));

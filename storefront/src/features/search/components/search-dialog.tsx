import Dialog from '@mui/material/Dialog';
import { MuiTheme } from '@stoa/web-kit';
import { SearchBox } from './search-box';

type SearchDialogProps = { isOpen: boolean; onClose: () => void };

export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <MuiTheme>
      <Dialog
        open={isOpen}
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        slotProps={{
          container: { sx: { alignItems: 'flex-start' } },
          paper: {
            'aria-label': 'Search the shop',
            'aria-labelledby': undefined,
            sx: {
              marginTop: { xs: 1, sm: '10vh' },
              marginInline: { xs: 1, sm: 4 },
              width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
              maxHeight: { xs: 'calc(100dvh - 16px)', sm: '76vh' },
              border: 1,
              borderColor: 'divider',
              borderRadius: 'var(--stoa-radius-card)',
            },
          },
        }}
      >
        <SearchBox onClose={onClose} />
      </Dialog>
    </MuiTheme>
  );
}

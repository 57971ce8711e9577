import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ClockIcon } from '../../../components/icons';

type HistoryButtonProps = { name: string; onOpen: () => void };

export function HistoryButton({ name, onOpen }: HistoryButtonProps) {
  return (
    <Tooltip title="History">
      <IconButton size="small" aria-label={`History of ${name}`} onClick={onOpen}>
        <ClockIcon />
      </IconButton>
    </Tooltip>
  );
}

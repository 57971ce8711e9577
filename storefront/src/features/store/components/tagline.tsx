import Typography from '@mui/material/Typography';
import { useStore } from '../api';

export function Tagline() {
  const { data } = useStore();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.55em' }}>
      {data?.tagline}
    </Typography>
  );
}

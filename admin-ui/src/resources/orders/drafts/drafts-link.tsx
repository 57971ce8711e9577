import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { orderPaths } from '../paths';
import { useOrderDrafts } from './api';

export function DraftsLink() {
  const count = useOrderDrafts().data?.length ?? 0;
  return (
    <Button component={Link} to={orderPaths.drafts} variant="outlined">
      {count > 0 ? `Drafts (${count})` : 'Drafts'}
    </Button>
  );
}

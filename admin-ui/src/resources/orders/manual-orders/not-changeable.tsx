import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { orderPaths } from '../paths';

/** Whoever opens a page that an order is changed on may be too late. */
export const NotChangeable = ({ number, children }: { number: string; children: string }) => (
  <Alert
    severity="info"
    action={
      <Button component={Link} to={orderPaths.order(number)} color="inherit">
        Back to order
      </Button>
    }
  >
    {children}
  </Alert>
);

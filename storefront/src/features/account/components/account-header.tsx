import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAuth } from '@stoa/web-kit';
import { AccountImage } from './account-image';

export function AccountHeader() {
  const { name, email, avatar } = useAuth();
  return (
    <Stack direction="row" spacing={{ xs: 2.5, sm: 3.5 }} sx={{ alignItems: 'center', paddingBlock: { xs: 5, md: 7 } }}>
      <AccountImage name={name} src={avatar} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="overline" component="p" color="primary">
          Your account
        </Typography>
        <Typography variant="h2" component="h1">
          {name}
        </Typography>
        <Typography color="textSecondary">{email}</Typography>
      </Box>
    </Stack>
  );
}

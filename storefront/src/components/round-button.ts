import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A round button with an icon, large enough for a thumb. */
export const RoundButton = styled(ButtonBase)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: '50%',
  fontSize: '1.375rem',
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.08) },
})) as typeof ButtonBase;

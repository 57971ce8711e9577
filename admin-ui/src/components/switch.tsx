import MuiSwitch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

/** Off, its outline and thumb are those of every control, which stand out in the colors of any brand. */
export const Switch = styled(MuiSwitch)(({ theme }) => ({
  padding: 8,
  '& .MuiSwitch-switchBase': { padding: 12, color: theme.vars.palette.control },
  '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    boxSizing: 'border-box',
    border: `2px solid ${theme.vars.palette.control}`,
    borderRadius: 11,
    backgroundColor: 'transparent',
  },
  '& .MuiSwitch-switchBase.Mui-checked': { color: theme.vars.palette.primary.contrastText },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

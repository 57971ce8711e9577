import useMediaQuery from '@mui/material/useMediaQuery';

export const usePhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });

import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is a phone's. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });

import { apiPaths, type PublicSettings } from '@stoa/contract';
import { usePrefetched } from '@stoa/web-kit';

export const useStore = () => usePrefetched<PublicSettings>(apiPaths.store);

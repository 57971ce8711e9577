import { adminPaths, type Rehearsal, type RehearsalAdvice } from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useRehearsalAdvice = () => useSWR(adminPaths.rehearsalAdvice, getData<RehearsalAdvice[]>);

export const rehearse = () => sendData<Rehearsal>(adminPaths.rehearsal);

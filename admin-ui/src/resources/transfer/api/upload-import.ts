import { apiPaths, type Import, type TransferKind } from '@stoa/contract';
import { sendFile } from '@stoa/web-kit';

type Upload = { kind: TransferKind; file: File; onProgress: (share: number) => void };

/** Whatever a system calls the type of a CSV (Windows says Excel), it is sent as one. */
export const uploadImport = ({ kind, file, onProgress }: Upload) =>
  sendFile<Import>(
    `${apiPaths.admin.imports}?${new URLSearchParams({ kind, fileName: file.name.slice(-200) })}`,
    new Blob([file], { type: 'text/csv' }),
    { onProgress },
  );

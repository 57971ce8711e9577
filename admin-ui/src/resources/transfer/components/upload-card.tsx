import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Import, TRANSFER_KINDS, type TransferKind } from '@stoa/contract';
import { errorMessage, FilterSelect } from '@stoa/web-kit';
import { useState } from 'react';
import { uploadImport } from '../api/upload-import';
import { fileProblem } from '../domain/file-problem';
import { kinds } from '../domain/statuses';
import { CsvZone } from './csv-zone';
import { Progress } from './progress';

const choices = TRANSFER_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }));

export function UploadCard({ onUploaded }: { onUploaded: (uploaded: Import) => void }) {
  const [kind, setKind] = useState<TransferKind>('items');
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();

  async function upload(file: File) {
    const reason = fileProblem(file);
    setProblem(reason);
    if (reason) return;
    setShare(0);
    try {
      onUploaded(await uploadImport({ kind, file, onProgress: setShare }));
    } catch (error) {
      setProblem(errorMessage(error, 'The file could not be sent. Please try again.'));
    }
    setShare(undefined);
  }

  return (
    <Card component="section" aria-label="New import" sx={{ padding: { xs: 2, sm: 3 }, marginBottom: 4 }}>
      <Box sx={{ maxWidth: 280, marginBottom: 2 }}>
        <FilterSelect
          label="What the file holds"
          value={kind}
          choices={choices}
          onChange={(chosen) => setKind(chosen as TransferKind)}
        />
      </Box>
      {share === undefined ? (
        <CsvZone onFile={(file) => void upload(file)} />
      ) : (
        <Progress label={share < 1 ? 'Sending the file...' : 'Reading the file...'} done={share} all={1} />
      )}
      {problem && (
        <Alert severity="error" role="alert" sx={{ marginTop: 2 }}>
          {problem}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2, maxWidth: '75ch' }}>
        The first row names the columns, as an export does. A row finds its record by id, or else by slug; a slug that
        is new makes a new record. Columns that are missing stay as they are. Tags and features stand in one cell,
        separated by a bar: oak|walnut.
      </Typography>
    </Card>
  );
}

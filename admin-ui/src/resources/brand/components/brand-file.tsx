import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { UploadButton } from '../../../components/media/upload-button';
import { download } from '../../../lib/download';
import type { BrandValues } from '../domain/brand-fields';
import { fileOf, readFile } from '../domain/brand-file';

/** A look as a file, for another shop, or for later. */
export function BrandFile() {
  const { values, setValues } = useFormikContext<BrandValues>();
  const [problems, setProblems] = useState<string[]>([]);

  function save() {
    const url = URL.createObjectURL(new Blob([fileOf(values)], { type: 'application/json' }));
    download({ url, fileName: 'brand.json', expiresAt: '' });
    URL.revokeObjectURL(url);
  }

  async function take([file]: File[]) {
    if (!file) return;
    const read = readFile(await file.text());
    setProblems('problems' in read ? read.problems : []);
    if ('look' in read) void setValues({ ...values, ...read.look });
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={save}>
          Export as a file
        </Button>
        <UploadButton variant="outlined" accept=".json,application/json" onFiles={(files) => void take(files)}>
          Import a file
        </UploadButton>
      </Box>
      <Typography variant="body2" color="textSecondary">
        The file has everything but the images. An imported one fills in this form, and is saved when you save.
      </Typography>
      {problems.length > 0 && (
        <Alert severity="error">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
    </>
  );
}

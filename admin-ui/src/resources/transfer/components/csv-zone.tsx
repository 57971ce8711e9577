import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DropZone } from '../../../components/drop-zone';
import { UploadButton } from '../../../components/upload-button';

/** Takes one file, dropped, pasted or chosen. */
export function CsvZone({ onFile }: { onFile: (file: File) => void }) {
  const takeFirst = ([file]: File[]) => {
    if (file) onFile(file);
  };
  return (
    <DropZone hint="Drop the file here" onFiles={takeFirst} takesAllPasted>
      <Frame>
        <Typography>Drop a CSV file here</Typography>
        <UploadButton variant="contained" accept=".csv,.txt,text/csv" onFiles={takeFirst}>
          Choose a file
        </UploadButton>
        <Typography variant="body2" color="textSecondary">
          UTF-8, separated by commas or semicolons, 50 MB at most
        </Typography>
      </Frame>
    </DropZone>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  border: `1.5px dashed ${theme.vars.palette.control}`,
  borderRadius: 12,
}));

import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ACCEPTED_IMAGES, IMAGE_HINT, type MediaFile } from '@stoa/contract';
import { SearchBox } from '@stoa/web-kit';
import { type ReactNode, useId, useState } from 'react';
import { DialogHead } from '../dialog/dialog-head';
import { useMedia } from './api';
import { DescribeImage } from './describe-image';
import { DropZone } from './drop-zone';
import { ImagesFound } from './images-found';
import { UploadButton } from './upload-button';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

type MediaDialogProps = {
  open: boolean;
  onClose: () => void;
  onChoose: (image: MediaFile) => void;
  /** The addresses of images that are selected already, to mark them. */
  picked?: readonly string[];
  /** Where more than one can be selected, what ends it. */
  action?: ReactNode;
};

/** Lets people select an image from the library, or upload one and select it. */
export function MediaDialog({ open, onClose, onChoose, picked, action }: MediaDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isNarrow}>
      <DialogHead id={id} title="Choose from library" onClose={onClose} />
      <DialogContent>
        <Library picked={picked} onChoose={onChoose} />
      </DialogContent>
      {action && <DialogActions>{action}</DialogActions>}
    </Dialog>
  );
}

function Library({ picked, onChoose }: Pick<MediaDialogProps, 'onChoose' | 'picked'>) {
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const found = useMedia({ page, values: { search, sortBy: 'createdAt', order: 'desc' } });
  const uploads = useUploads();
  const { arrived } = uploads;
  return (
    <DropZone hint="Drop images to upload them" onFiles={uploads.send} takesAllPasted>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Box sx={{ flex: '1 1 14rem' }}>
            <SearchBox
              value={search}
              label="Search images"
              placeholder="Search images..."
              onSearch={(text) => setView({ search: text, page: 1 })}
            />
          </Box>
          <UploadButton accept={ACCEPTED_IMAGES} variant="outlined" multiple onFiles={uploads.send}>
            Upload images
          </UploadButton>
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          Drop or paste images here to add them: {IMAGE_HINT}.
        </Box>
        <UploadList uploads={uploads} />
        {arrived.length > 0 && (
          <Box component="ul" aria-label="Uploaded images" sx={arrivals}>
            {arrived.map((image) => (
              <Box component="li" key={image.id} sx={{ listStyle: 'none' }}>
                <DescribeImage image={image} onDescribe={uploads.describe} />
              </Box>
            ))}
          </Box>
        )}
        <ImagesFound
          found={found}
          searched={search !== ''}
          picked={picked}
          onPick={(image) => onChoose(arrived.find(({ id }) => id === image.id) ?? image)}
          onPage={(next) => setView({ search, page: next })}
        />
      </Box>
    </DropZone>
  );
}

/** Scrolls, so that many uploads leave room for the library. The padding is for the label above the first field. */
const arrivals = { display: 'grid', gap: 1.5, maxHeight: 264, overflowY: 'auto', margin: 0, padding: 0, paddingTop: 1 };

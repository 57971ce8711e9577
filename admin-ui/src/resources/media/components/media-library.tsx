import Box from '@mui/material/Box';
import { type MediaFile, PICTURE_HINT } from '@stoa/contract';
import { SearchBox, useListView } from '@stoa/web-kit';
import { useState } from 'react';
import { DropZone } from '../../../components/drop-zone';
import { mediaParams, useMedia } from '../../../components/media/api/get-media';
import { PicturesFound } from '../../../components/media/pictures-found';
import { UploadList } from '../../../components/media/upload-list';
import { useUploads } from '../../../components/media/use-uploads';
import { ACCEPTED_PICTURES } from '../../../components/media/why-not';
import { PageHeader } from '../../../components/page-header';
import { UploadButton } from '../../../components/upload-button';
import { MediaSorting } from './media-sorting';
import { PictureDialog } from './picture-dialog';

export function MediaLibrary() {
  const view = useListView(mediaParams);
  const found = useMedia(view);
  const uploads = useUploads();
  const [picked, setPicked] = useState<MediaFile | null>(null);
  return (
    <DropZone hint="Drop pictures to upload them" onFiles={uploads.send} takesAllPasted>
      <PageHeader
        title="Media"
        intro={`Every picture of the shop. Drop or paste pictures anywhere on this page: ${PICTURE_HINT}.`}
        actions={
          <UploadButton accept={ACCEPTED_PICTURES} variant="contained" multiple onFiles={uploads.send}>
            Upload pictures
          </UploadButton>
        }
      />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: 420 } }}>
            <SearchBox
              value={view.values.search}
              label="Search pictures"
              placeholder="Search pictures..."
              onSearch={(search) => view.changeTyped({ search })}
            />
          </Box>
          <Box sx={{ flex: '0 1 14rem' }}>
            <MediaSorting view={view} />
          </Box>
        </Box>
        <UploadList uploads={uploads} />
        <PicturesFound found={found} searched={view.values.search !== ''} onPick={setPicked} onPage={view.goTo} />
      </Box>
      {picked && <PictureDialog picture={picked} onChange={setPicked} onClose={() => setPicked(null)} />}
    </DropZone>
  );
}

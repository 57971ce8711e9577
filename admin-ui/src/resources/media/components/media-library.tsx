import Box from '@mui/material/Box';
import { ACCEPTED_IMAGES, IMAGE_HINT, type MediaFile } from '@stoa/contract';
import { FilterSelect, type ListControls, SearchBox, useListView } from '@stoa/web-kit';
import { useState } from 'react';
import { useMedia } from '../../../components/media/api';
import { DropZone } from '../../../components/media/drop-zone';
import { ImagesFound } from '../../../components/media/images-found';
import { mediaParams } from '../../../components/media/media-params';
import { UploadButton } from '../../../components/media/upload-button';
import { UploadList } from '../../../components/media/upload-list';
import { useUploads } from '../../../components/media/use-uploads';
import { PageHeader } from '../../../components/page-header';
import { PhoneAction } from '../../../components/phone-action';
import { ImageDialog } from './image-dialog';

export function MediaLibrary() {
  const view = useListView(mediaParams);
  const found = useMedia(view);
  const uploads = useUploads();
  const [picked, setPicked] = useState<MediaFile | null>(null);
  return (
    <DropZone hint="Drop images to upload them" onFiles={uploads.send} takesAllPasted>
      <PageHeader
        title="Media"
        intro={`All images in your shop. Drop or paste images anywhere on this page: ${IMAGE_HINT}.`}
        actions={
          <PhoneAction>
            <UploadButton accept={ACCEPTED_IMAGES} variant="contained" multiple onFiles={uploads.send}>
              Upload images
            </UploadButton>
          </PhoneAction>
        }
      />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: 420 } }}>
            <SearchBox
              value={view.values.search}
              label="Search images"
              placeholder="Search images..."
              onSearch={(search) => view.changeTyped({ search })}
            />
          </Box>
          <Box sx={{ flex: '0 1 14rem' }}>
            <MediaSorting view={view} />
          </Box>
        </Box>
        <UploadList uploads={uploads} />
        <ImagesFound found={found} searched={view.values.search !== ''} onPick={setPicked} onPage={view.goTo} />
      </Box>
      {picked && <ImageDialog image={picked} onChange={setPicked} onClose={() => setPicked(null)} />}
    </DropZone>
  );
}

const SORTINGS = [
  { value: 'createdAt desc', label: 'Newest first' },
  { value: 'createdAt asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'size desc', label: 'Largest file first' },
  { value: 'size asc', label: 'Smallest file first' },
];

function MediaSorting({ view: { values, change } }: { view: ListControls<keyof typeof mediaParams> }) {
  return (
    <FilterSelect
      label="Sort by"
      value={`${values.sortBy} ${values.order}`}
      choices={SORTINGS}
      onChange={(chosen) => {
        const [sortBy, order] = chosen.split(' ');
        change({ sortBy, order });
      }}
    />
  );
}

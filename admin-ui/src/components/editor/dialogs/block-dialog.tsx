import { MediaDialog } from '../../media/media-dialog';
import { type BlockDialogProps, type DialogBlock, imageMarkdown } from '../blocks';
import { GalleryDialog } from './gallery-dialog';
import { ItemDialog } from './item-dialog';
import { VideoDialog } from './video-dialog';

/** Where the content of a block is chosen. */
export function BlockDialog({ block, ...props }: BlockDialogProps & { block: DialogBlock | null }) {
  return (
    <>
      <MediaDialog
        open={block === 'image'}
        onClose={props.onClose}
        onChoose={(image) => props.onChoose(imageMarkdown(image))}
      />
      {block === 'gallery' && <GalleryDialog {...props} />}
      {block === 'item' && <ItemDialog {...props} />}
      {block === 'video' && <VideoDialog {...props} />}
    </>
  );
}

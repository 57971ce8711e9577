import { environment } from '../../environment';
import { keyIn } from '../../s3/s3';

/** What addresses of images begin with in the database, wherever they are. */
export const UPLOADS = '/uploads/';

const { uploadsS3 } = environment;
/** What they begin with for browsers, if that’s not the shop. */
export const publicUploads = uploadsS3?.publicUrl ? `${uploadsS3.publicUrl}/${keyIn(uploadsS3, '')}` : undefined;

/** As browsers ask for it, without a detour. */
export const imageAddress = <Address extends string | null>(address: Address): Address | string =>
  publicUploads && address?.startsWith(UPLOADS) ? publicUploads + address.slice(UPLOADS.length) : address;

/** The same in JSON, where an address begins a text, or an attribute of HTML in one. */
export const withImageAddresses = (json: string): string =>
  publicUploads ? json.replaceAll(`"${UPLOADS}`, `"${publicUploads}`) : json;

import { POST_STATUS_NAMES, POST_STATUSES, type PostStatus } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';

export const statusLooks: Record<PostStatus, BadgeLook> = {
  DRAFT: 'secondary',
  PUBLISHED: 'default',
  ARCHIVED: 'outline',
};

export const statusChoices = POST_STATUSES.map((value) => ({ value, label: POST_STATUS_NAMES[value] }));

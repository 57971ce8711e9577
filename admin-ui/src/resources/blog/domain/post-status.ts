import { POST_STATUSES, type PostStatus } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';

export const statuses: Record<PostStatus, { name: string; look: BadgeLook }> = {
  DRAFT: { name: 'Draft', look: 'secondary' },
  PUBLISHED: { name: 'Published', look: 'default' },
  ARCHIVED: { name: 'Archived', look: 'outline' },
};

export const statusChoices = POST_STATUSES.map((value) => ({ value, label: statuses[value].name }));

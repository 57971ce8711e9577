import { ROLE_NAMES, ROLES, type Role } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';

export const roleLooks: Record<Role, BadgeLook> = { ADMIN: 'default', USER: 'secondary' };

export const roleChoices = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

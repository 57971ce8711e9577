import { ROLES, type Role } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';

export const roles: Record<Role, { name: string; look: BadgeLook }> = {
  ADMIN: { name: 'Administrator', look: 'default' },
  USER: { name: 'User', look: 'secondary' },
};

export const roleChoices = ROLES.map((value) => ({ value, label: roles[value].name }));

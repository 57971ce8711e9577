import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { environment } from '../../environment';
import type { Check, Finding } from '../check';

const GB = 1_000_000_000;

const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

export const judgeDisk = (folder: string, free: number, total: number): Finding[] => {
  const isFull = free < GB / 4;
  if (!isFull && free > GB && free > total / 10) return [];
  return [
    {
      severity: isFull ? 'ERROR' : 'WARNING',
      what: `The disk of ${folder} has only ${gigabytes(free)} of ${gigabytes(total)} left`,
      why: 'When it’s full, images, emails, and backups can’t be written, and neither can orders if the database is on it.',
      advice: 'Delete old backups and what else isn’t needed, or enlarge the disk.',
      details: [],
    },
  ];
};

const notWritable = (folder: string): Finding => ({
  severity: 'ERROR',
  what: `${folder} can’t be written to`,
  why: 'Images can’t be uploaded, and emails and backups can’t be kept.',
  advice: 'Give the folder to the user that runs the shop.',
  details: [],
});

export const disk: Check = {
  name: 'Disk',
  async look() {
    const folder = environment.dataFolder;
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, total] = [bavail * bsize, blocks * bsize];
    const canWrite = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    return {
      summary: `${gigabytes(free)} of ${gigabytes(total)} free`,
      findings: [...judgeDisk(folder, free, total), ...(canWrite ? [] : [notWritable(folder)])],
    };
  },
};

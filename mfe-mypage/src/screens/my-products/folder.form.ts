import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { folderForm } from '@hyangro/contracts/wishlist/wishlist.rules';
import { memberStore } from '@hyangro/runtime';

export type FolderValues = z.input<typeof folderForm>;

/** Name of a new folder, as far as it is typed. */
export const draftStore = memberStore<FolderValues>({ name: '' });

/** A folder's name by the rules of the server. Messages are codes. */
export const useFolderForm = (defaultValues: FolderValues) =>
  useForm<FolderValues, unknown, z.output<typeof folderForm>>({ resolver: zodResolver(folderForm), defaultValues });

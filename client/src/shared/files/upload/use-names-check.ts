import { useState } from 'react';
import { type Designation, extensionOf, FILE_MESSAGES, needsNamesCheck } from '@contracts';

interface ChosenFile {
  file: File | null;
  type: Designation | null;
  /** True for a member of the office, who must not be named in what authors and reviewers read. */
  isOffice: boolean;
  /** Why the server refused the file, if it did: it also finds damaged files from which names cannot be removed. */
  problem: string | null;
}

/** Asks a member of the office to check a file for names if no copy without names can be made of it. Another file needs a new answer. */
export function useNamesCheck({ file, type, isOffice, problem }: ChosenFile) {
  const [checkedFile, setCheckedFile] = useState<File | null>(null);
  const isNeeded =
    isOffice &&
    type !== null &&
    file !== null &&
    (needsNamesCheck(type, extensionOf(file.name)) || problem === FILE_MESSAGES.namesStay);
  return {
    isNeeded,
    isChecked: file !== null && checkedFile === file,
    setChecked: (isChecked: boolean): void => setCheckedFile(isChecked ? file : null),
  };
}

import { cleanName } from '../naming/clean-name';

/**
 * Names for files in an archive, each in a folder. No name leads out of its folder, and names within a folder are unique, ignoring case. A
 * second `a.png` becomes `a (2).png`.
 */
export function entryNames(files: readonly { folder: string; fileName: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ folder, fileName }) => {
    const name = cleanName(fileName);
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let path = `${folder}/${name}`;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1) path = `${folder}/${stem} (${count})${extension}`;
    taken.add(path.toLowerCase());
    return path;
  });
}

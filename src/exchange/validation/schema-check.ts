import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** How a document is checked: by the DTD that it names, by Crossref's schema, or by ORCID's schema of a peer review. */
export type SchemaKind = 'dtd' | 'crossref' | 'orcid';

/** An element of a document that was read; names are without prefixes. */
export interface XmlTree {
  name: string;
  attributes: Readonly<Record<string, string>>;
  kids: readonly (XmlTree | string)[];
}

interface Answer {
  id: number;
  problems?: string[];
  tree?: XmlTree;
}

interface Asked {
  resolve(answer: Answer): void;
  reject(failure: Error): void;
}

/** The first check by Crossref's schema compiles it, which takes about five seconds on a quiet machine. */
const TIMEOUT_MS = 120_000;

/** A document of another system that cannot be read; the message is for people. */
export class UnreadableXml extends Error {}

/** Any of these lets a document grow without bounds, or read files that it must not see. */
const DECLARES = /<!ENTITY|<!DOCTYPE[^>[]*\[/i;

/**
 * Checks documents against the official DTDs and schemas before they are exported (ADR 83), and parses imported ones, in a thread that ends
 * with the server.
 */
@Injectable()
export class SchemaCheck implements OnModuleDestroy {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, Asked>();
  private last = 0;

  /** The problems of the document; empty when it is valid. @throws Error when the check itself failed. */
  async problems(kind: SchemaKind, xml: string): Promise<string[]> {
    return (await this.ask(kind, xml)).problems ?? [];
  }

  /** A document as data. @throws UnreadableXml for one that declares entities or is not well-formed. */
  async tree(xml: string): Promise<XmlTree> {
    if (DECLARES.test(xml)) throw new UnreadableXml('it declares entities or a grammar of its own');
    const { tree, problems = [] } = await this.ask('tree', xml);
    if (!tree) throw new UnreadableXml(problems[0] ?? 'it is not XML');
    return tree;
  }

  private async ask(kind: SchemaKind | 'tree', xml: string): Promise<Answer> {
    const worker = (this.worker ??= this.start());
    this.last += 1;
    const id = this.last;
    const late = setTimeout(
      () => this.stop(worker, new Error('The check of an XML document took too long')),
      TIMEOUT_MS,
    );
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.asked.set(id, { resolve, reject });
        worker.postMessage({ id, kind, xml });
      });
    } finally {
      clearTimeout(late);
      this.asked.delete(id);
    }
  }

  onModuleDestroy(): void {
    if (this.worker) this.stop(this.worker, new Error('The server is stopping'));
  }

  private start(): Worker {
    const worker = new Worker(join(__dirname, 'validate-worker.mjs'));
    worker.unref();
    worker.on('message', (answer: Answer) => this.asked.get(answer.id)?.resolve(answer));
    worker.on('error', (failure) => this.stop(worker, failure as Error));
    worker.on('exit', () => this.stop(worker, new Error('The check of XML documents has ended')));
    return worker;
  }

  /** The next check starts a new thread. */
  private stop(worker: Worker, why: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.asked.values()) reject(why);
    void worker.terminate();
  }
}

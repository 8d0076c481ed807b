import dgram from 'node:dgram';
import net from 'node:net';

function refuse(): never {
  throw new Error('This process has no network.');
}

/** Takes the network away from this process: nothing in a stranger's file may make it fetch or tell anything. */
export function leaveNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.connect = refuse;
}

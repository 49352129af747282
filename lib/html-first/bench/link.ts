/** A slow link in user space, which needs no right and no module of the system's kernel. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export interface Link {
  readonly kilobitsPerSecond: number;
  readonly roundTripMilliseconds: number;
  readonly processorSlowdown: number;
}

/** The headers around a datagram of UDP. */
const headerBytes = 28;

/**
 * One direction: a datagram costs its share of a rate that all share, and half a round trip. Datagrams arrive
 * in their order.
 */
function openDirection({ kilobitsPerSecond, roundTripMilliseconds }: Link) {
  const deliveries: (() => void)[] = [];
  let freeAt = 0;
  return (bytes: number, deliver: () => void): void => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + ((bytes + headerBytes) * 8) / kilobitsPerSecond;
    deliveries.push(deliver);
    setTimeout(() => deliveries.shift()?.(), freeAt + roundTripMilliseconds / 2 - now);
  };
}

/**
 * Puts a link in front of a server of HTTP/3 on this machine, whose two ends start slowly and send again
 * by themselves. Nothing is lost.
 * @returns the port at the visitor's end, and what closes it
 */
export async function openLink(serverPort: number, link: Link) {
  let isOpen = true;
  const [up, down] = [openDirection(link), openDirection(link)];
  const end = createSocket('udp4').bind(0, '127.0.0.1');
  const servers = new Map<number, Socket>();
  end.on('message', (datagram, { port, address }) => {
    const server = servers.get(port) ?? createSocket('udp4');
    up(datagram.length, () => isOpen && server.send(datagram, serverPort, '127.0.0.1'));
    if (servers.has(port)) return;
    servers.set(port, server);
    server.on('message', (answer) =>
      down(answer.length, () => isOpen && end.send(answer, port, address)),
    );
  });
  await once(end, 'listening');
  const close = () => {
    isOpen = false;
    for (const socket of [end, ...servers.values()]) socket.close();
  };
  return { port: end.address().port, close };
}

import Image from 'next/image';
import Link from 'next/link';
import { Island } from '../../../lib/html-first/island';
import { Counter } from './counter';
import styles from './page.module.css';
import picture from './picture.png';

export default function Page() {
  return (
    <main className={styles.page}>
      <h1>A second site</h1>
      <Image src={picture} alt="A square" />
      <Island name="counter" component={Counter} props={{ start: 3 }} />
      <Island name="clock">
        <button type="button">What time is it?</button> <output />
      </Island>
      <Link href="/about">About</Link>
    </main>
  );
}

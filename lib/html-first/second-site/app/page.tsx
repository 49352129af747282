import { Island } from 'html-first/island';
import Image from 'next/image';
import { Counter } from './counter';
import styles from './page.module.css';
import picture from './picture.png';

export default function Page() {
  return (
    <main className={styles.page}>
      <h1>A second site</h1>
      <Image src={picture} alt="A picture" />
      <p className={styles.frame}>
        <Image src={picture} alt="The same, as large as its frame" fill />
      </p>
      <Island name="counter" component={Counter} props={{ start: 3 }} />
    </main>
  );
}

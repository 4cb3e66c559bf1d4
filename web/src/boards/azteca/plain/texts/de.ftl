does-yours = deine eigene Stadt
does-city-of = Stadt von { $name }
does-neutral = neutral
does-garrison = neutral: Krieger { $warriors }, Jaguarkrieger { $jaguars }, und was es mobil macht
does-price = { $n } Tribut
does-die = { $face ->
    [spear] jetzt eine Lanze
    [blank] jetzt leer
   *[other] jetzt { $face }
}
